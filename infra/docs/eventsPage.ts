import { events } from '../../events/catalogue.ts'
import { maxReceives, publisher, type Reaction, reactions, schedules, workers } from '../../events/subscriptions.ts'

const rhythm = (minutes: number) =>
  minutes === 1440 ? 'every night' : `every ${minutes === 1 ? 'minute' : `${minutes} minutes`}`

const delayed = ({ delaySeconds }: Reaction) => (delaySeconds ? ` that holds them back for ${delaySeconds} s` : '')

/** Every event, who reacts to it, and what schedules run. */
export function eventsPage(): string {
  const reacting = (type: string) =>
    reactions
      .filter((reaction) => reaction.to.some((event) => event.type === type))
      .map((reaction) => `\`${reaction.name}\``)
      .join(', ')
  return [
    '# Events',
    '',
    'Written from `events/` by `npm run docs`. An event is written in the same transaction as the change it tells of, published',
    `from the table's stream by \`${publisher.name}\`, and applied once by each reaction. A message is delivered at most ${maxReceives} times`,
    'before it goes to its dead-letter queue, which raises an alarm.',
    '',
    '## Events',
    '',
    '| event | says | reactions | sample |',
    '|---|---|---|---|',
    ...events.map(
      (event) => `| ${event.type} | ${event.summary} | ${reacting(event.type)} | \`${JSON.stringify(event.sample)}\` |`,
    ),
    '',
    '## Functions that nobody calls',
    '',
    '| function | started by | when it fails |',
    '|---|---|---|',
    ...reactions.map((one) => `| \`${one.name}\` | events, through a queue${delayed(one)} | ${one.impact} |`),
    ...workers.map((one) => `| \`${one.name}\` | queue \`${one.queue}\` | ${one.impact} |`),
    ...schedules.map((one) => `| \`${one.name}\` | ${rhythm(one.everyMinutes)} | ${one.impact} |`),
    `| \`${publisher.name}\` | the table's stream | ${publisher.impact} |`,
    '',
  ].join('\n')
}
