import { commandsOf } from './episode.ts'
import { type Part, runEpisode } from './simulate.ts'

/** One process of several: runs the episodes that it is given, one after the other. */
process.on('message', ({ seed, length }: Part) => {
  void runEpisode(seed, commandsOf(seed, length)).then((told) => process.send?.(told))
})
process.on('disconnect', () => process.exit(0))
