#pragma once

#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>
