import { catalogue } from '../shared/catalogue.ts'

const entries = catalogue.map(({ id, area, method, path, roles, summary }) => ({
  id: `${area}.${id}`,
  method,
  path,
  roles,
  summary,
}))

if (process.argv.includes('--json')) console.log(JSON.stringify(entries.map(({ summary: _, ...entry }) => entry)))
else
  for (const { id, method, path, summary } of entries)
    console.log(`${method.padEnd(6)} ${path.padEnd(68)} ${id.padEnd(32)} ${summary}`)
