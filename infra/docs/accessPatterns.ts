import { keys, questions, tableShape } from '../../functions/table/keys.ts'

/** The table's layout and the questions it answers, from `functions/table/keys.ts`. */

const place = (value: unknown) => (typeof value === 'number' ? String(value) : String(value))

/** The key of each item kind with its parameters' places named. */
function itemRows(): string[] {
  return Object.entries(keys).map(([kind, make]) => {
    const names =
      String(make)
        .match(/^\(([^)]*)\)/)?.[1]
        ?.split(',')
        .map((name) => name.trim().split(':')[0]?.trim() ?? '') ?? []
    const made = (make as (...values: unknown[]) => { pk: string; sk: string })(
      ...names.filter(Boolean).map((name) => `{${place(name)}}`),
    )
    return `| ${kind} | \`${made.pk}\` | \`${made.sk}\` |`
  })
}

export function accessPatterns(): string {
  return [
    '# Access patterns',
    '',
    'Written from `functions/table/keys.ts` by `npm run docs`. One table holds a tenant; each question is one query or one get.',
    '',
    '## Items',
    '',
    '| item | partition key | sort key |',
    '|---|---|---|',
    ...itemRows(),
    '',
    '## Indexes',
    '',
    '| index | partition key | sort key | carries |',
    '|---|---|---|---|',
    ...tableShape.indexes.map(
      (index) =>
        `| ${index.name} | \`${index.partitionKey}\` | \`${index.sortKey}\` | ${index.project === 'KEYS_ONLY' ? 'keys' : index.project.join(', ')} |`,
    ),
    '',
    '## Questions',
    '',
    '| question | index | key | asked by |',
    '|---|---|---|---|',
    ...questions.map(
      (question) => `| ${question.asks} | ${question.index} | \`${question.key}\` | ${question.by.join(', ')} |`,
    ),
    '',
  ].join('\n')
}
