#if defined(__linux__)
#define _GNU_SOURCE

#include "FunctionDigest.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// A library's file in memory.
typedef struct {
  const char *bytes;
  size_t size;
} image;

static const void *part(image file, size_t offset, size_t size) {
  return offset <= file.size && size <= file.size - offset ? file.bytes + offset : NULL;
}

// The name of what lies at a place, from a table of symbols and the table of its names; null for none.
static const char *name_in(image file, const ElfW(Shdr) * symbols, const ElfW(Shdr) * names, uintptr_t place) {
  const ElfW(Sym) *all = part(file, symbols->sh_offset, symbols->sh_size);
  const char *words = part(file, names->sh_offset, names->sh_size);
  if (!all || !words || !names->sh_size || words[names->sh_size - 1]) return NULL;
  for (size_t index = 0; index < symbols->sh_size / sizeof *all; index++) {
    const ElfW(Sym) *one = &all[index];
    if (one->st_value == place && (one->st_info & 0xf) == STT_FUNC && one->st_name < names->sh_size)
      return words + one->st_name;
  }
  return NULL;
}

// The name of the function at a place, which no table of the loader has: makers of globals are private.
static const char *name_of(image file, uintptr_t place) {
  const ElfW(Ehdr) *head = part(file, 0, sizeof *head);
  if (!head) return NULL;
  const ElfW(Shdr) *sections = part(file, head->e_shoff, (size_t)head->e_shnum * sizeof *sections);
  if (!sections) return NULL;
  for (size_t index = 0; index < head->e_shnum; index++)
    if (sections[index].sh_type == SHT_SYMTAB && sections[index].sh_link < head->e_shnum)
      return name_in(file, &sections[index], &sections[sections[index].sh_link], place);
  return NULL;
}

// Source: Fowler, Noll and Vo, FNV-1a.
static uint64_t digest_of(const char *name) {
  uint64_t digest = 0xcbf29ce484222325;
  for (; *name; name++) digest = (digest ^ (unsigned char)*name) * 0x100000001b3;
  return digest;
}

uint64_t digest_of_function(void *function) {
  Dl_info library;
  if (!dladdr(function, &library)) return 0;
  uintptr_t place = (uintptr_t)function - (uintptr_t)library.dli_fbase;
  uint64_t digest = place;
  int descriptor = open(library.dli_fname, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return digest;
  struct stat status;
  if (!fstat(descriptor, &status) && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) {
      const char *name = name_of((image){bytes, size}, place);
      if (name) digest = digest_of(name);
      munmap(bytes, size);
    }
  }
  close(descriptor);
  return digest;
}
#endif
