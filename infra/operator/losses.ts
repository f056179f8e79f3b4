import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lost changes that are named one by one; of more there are too many to read, and a file has all of them. */
const namedLosses = 200

/** The lines of a restore's lost changes; `folder` takes the file. */
export function lossLines(lost: readonly string[], from: string, folder = '.local'): string[] {
  const lines = lost.map((line) => `Lost: ${line}`)
  if (lines.length <= namedLosses) return lines
  const file = join(folder, `lost-changes-${from}.txt`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
  return [...lines.slice(0, namedLosses), `And ${lines.length - namedLosses} more: all of them are in ${file}`]
}
