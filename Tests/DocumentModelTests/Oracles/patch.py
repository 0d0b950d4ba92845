"""Applies patches with python's jsonpatch: each line of the input is [old, patch, new, inverse]."""

import json
import sys

import jsonpatch


def text(value):
    return json.dumps(value, ensure_ascii=False)


count = differ = 0
for line in sys.stdin:
    old, patch, new, inverse = json.loads(line)
    count += 1
    before = text(old)
    made = jsonpatch.apply_patch(old, patch)
    back = jsonpatch.apply_patch(made, inverse)
    if text(made) != text(new) or text(back) != before:
        differ += 1
        print(line, file=sys.stderr)
print(f"{count} patches, {differ} differ")
