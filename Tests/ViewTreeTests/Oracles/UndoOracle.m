// Drives GNUstep's NSUndoManager through scripts: one word and perhaps an argument a line.
// After each line it prints the state; a line that raises says so.
#import <Foundation/Foundation.h>
#include <stdio.h>
#include <string.h>

static NSUndoManager *manager;

@interface Cell : NSObject
{
@public
  int value;
}
- (void) put: (NSNumber *)number;
@end

@implementation Cell
- (void) put: (NSNumber *)number
{
  [manager registerUndoWithTarget: self selector: @selector(put:) object: [NSNumber numberWithInt: value]];
  value = [number intValue];
}
@end

static Cell *cells[2];

static void show(const char *word, int raised)
{
  printf("%s: a=%d b=%d level=%d undo=%d redo=%d on=%d '%s' '%s'%s\n", word, cells[0]->value, cells[1]->value,
    (int)[manager groupingLevel], [manager canUndo] ? 1 : 0, [manager canRedo] ? 1 : 0,
    [manager isUndoRegistrationEnabled] ? 1 : 0, [[manager undoMenuItemTitle] UTF8String],
    [[manager redoMenuItemTitle] UTF8String], raised ? " raised" : "");
}

static void start(void)
{
  manager = [NSUndoManager new];
  [manager setGroupsByEvent: NO];
  cells[0] = [Cell new];
  cells[1] = [Cell new];
}

static void obey(const char *word, int number)
{
  if (!strcmp(word, "new")) start();
  else if (!strcmp(word, "events")) [manager setGroupsByEvent: number != 0];
  else if (!strcmp(word, "levels")) [manager setLevelsOfUndo: number];
  else if (!strcmp(word, "begin")) [manager beginUndoGrouping];
  else if (!strcmp(word, "end")) [manager endUndoGrouping];
  else if (!strcmp(word, "a")) [cells[0] put: [NSNumber numberWithInt: number]];
  else if (!strcmp(word, "b")) [cells[1] put: [NSNumber numberWithInt: number]];
  else if (!strcmp(word, "name")) [manager setActionName: [NSString stringWithFormat: @"Set %d", number]];
  else if (!strcmp(word, "disable")) [manager disableUndoRegistration];
  else if (!strcmp(word, "enable")) [manager enableUndoRegistration];
  else if (!strcmp(word, "undo")) [manager undo];
  else if (!strcmp(word, "redo")) [manager redo];
  else if (!strcmp(word, "nested")) [manager undoNestedGroup];
  else if (!strcmp(word, "clear")) [manager removeAllActions];
  else if (!strcmp(word, "forget")) [manager removeAllActionsWithTarget: cells[number & 1]];
  else fprintf(stderr, "unknown word %s\n", word);
}

int main(void)
{
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  char line[100], word[20];
  start();
  while (fgets(line, sizeof line, stdin))
    {
      int number = 0, raised = 0;
      if (sscanf(line, "%19s %d", word, &number) < 1) continue;
      NS_DURING
        obey(word, number);
      NS_HANDLER
        raised = 1;
      NS_ENDHANDLER
      show(word, raised);
    }
  [pool release];
  return 0;
}
