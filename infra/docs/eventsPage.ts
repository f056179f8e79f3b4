import { facts } from '../../events/realtime.ts'
import { maxReceives, publisher, reactions, schedules, workers } from '../../events/subscriptions.ts'

/** Every fact, who reacts to it, and what runs by the clock. */
export function eventsPage(): string {
  const reacting = (type: string) =>
    reactions
      .filter((reaction) => reaction.to.some((fact) => fact.type === type))
      .map((reaction) => `\`${reaction.run}\``)
      .join(', ')
  return [
    '# Events',
    '',
    'Written from `events/` by `npm run docs`. A fact is written in the same transaction as the change it tells of, published',
    `from the table's stream by \`${publisher.run}\`, and applied once by each reaction. A message is delivered at most ${maxReceives} times`,
    'before it goes to its dead-letter queue, which raises an alarm.',
    '',
    '## Facts',
    '',
    '| fact | tells | reactions | sample |',
    '|---|---|---|---|',
    ...facts.map(
      (fact) => `| ${fact.type} | ${fact.summary} | ${reacting(fact.type)} | \`${JSON.stringify(fact.sample)}\` |`,
    ),
    '',
    '## Functions that nobody calls',
    '',
    '| function | started by | when it fails |',
    '|---|---|---|',
    ...reactions.map((run) => `| \`${run.run}\` | facts, through a queue | ${run.impact} |`),
    ...workers.map((run) => `| \`${run.run}\` | queue \`${run.queue}\` | ${run.impact} |`),
    ...schedules.map((run) => `| \`${run.run}\` | every ${run.everyMinutes} minute | ${run.impact} |`),
    `| \`${publisher.run}\` | the table's stream | ${publisher.impact} |`,
    '',
  ].join('\n')
}
