import { type Command, type CommandGroup, commandGroups } from './command.ts'

/** Matches of a command, the best first. */
const ranks = ['exact', 'start', 'word', 'detail', 'within', 'other'] as const

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u)

function rankOf(text: string, typed: string, detail = ''): number {
  const name = text.toLowerCase()
  if (name === typed) return ranks.indexOf('exact')
  if (name.startsWith(typed)) return ranks.indexOf('start')
  const begins = (words: readonly string[]) =>
    wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
  const words = wordsOf(name)
  if (begins(words)) return ranks.indexOf('word')
  if (begins([...words, ...wordsOf(detail.toLowerCase())])) return ranks.indexOf('detail')
  return ranks.indexOf(name.includes(typed) ? 'within' : 'other')
}

/**
 * Orders commands by how well they match: an exact code or name, a beginning, a word. Commands stay in their groups, which
 * stand by their best one; what an action is about counts, not its verb.
 */
export function rankCommands(commands: readonly Command[], typed: string): Command[] {
  const search = typed.trim().toLowerCase()
  if (search === '') return commands.filter(({ group }) => group === 'screens')
  const ranked = commands.map((command) => {
    const own = rankOf(command.label, search, command.detail)
    const about = command.found === undefined ? undefined : rankOf(command.found, search)
    // The thing itself comes before what can be done with it: Enter after a code opens what has it.
    return { command, rank: about === undefined || about > own ? own : about + 0.5 }
  })
  const best = new Map<CommandGroup, number>()
  for (const { command, rank } of ranked) best.set(command.group, Math.min(rank, best.get(command.group) ?? rank))
  const bestOf = ({ group }: Command) => best.get(group) ?? 0
  const order = ({ group }: Command) => commandGroups.indexOf(group)
  return ranked
    .toSorted((a, b) => bestOf(a.command) - bestOf(b.command) || order(a.command) - order(b.command) || a.rank - b.rank)
    .map(({ command }) => command)
}
