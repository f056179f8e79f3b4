import { type Part, runPart } from './simulate.ts'

/** One process of several: runs the episodes that it is given, one after the other. */
process.on('message', (part: Part) => {
  void runPart(part).then((told) => process.send?.(told))
})
process.on('disconnect', () => process.exit(0))
