import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { importFolders } from '../events/subscriptions.ts'
import { askRunning, fail } from '../infra/local/runningApp.ts'

/**
 * Imports a file into the app that runs on this machine, as dropping it into a tenant's import bucket does; the result
 * is written beside the file.
 */

const [kind, file, owner] = process.argv.slice(2)

async function send(from: string): Promise<string> {
  const query = new URLSearchParams({ kind: kind ?? '', name: basename(from), ...(owner ? { owner } : {}) })
  const answer = await askRunning(`imports?${query}`, { method: 'POST', body: readFileSync(from) })
  const { key, message } = (await answer.json()) as { key?: string; message?: string }
  return key ?? fail(message ?? 'The file was not taken.')
}

async function resultOf(key: string): Promise<string> {
  for (;;) {
    const answer = await askRunning(`imports?${new URLSearchParams({ key })}`)
    if (answer.ok) return answer.text()
    if (answer.status !== 404) fail(`The result could not be read: ${answer.status}`)
    await pause(500)
  }
}

if (!file || !importFolders.some((folder) => folder === kind))
  fail(`Usage: npm run import -- <${importFolders.join(' | ')}> <file.csv> [ID of whose rows they are: erp]`)
const result = await resultOf(await send(file))
const to = `${file.replace(/\.csv$/i, '')}.result.csv`
writeFileSync(to, result)
const counts = Map.groupBy(
  result.trimEnd().split('\r\n').slice(1),
  (line) => /,(Added|Already there|Refused),/.exec(line)?.[1] ?? '?',
)
for (const [outcome, lines] of counts) console.log(`${lines.length.toLocaleString('en')} rows: ${outcome}`)
console.log(`Row by row: ${to}`)
