import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../infra/docs/pages.ts'
import { tableKeys } from '../infra/docs/tableKeys.ts'
import { readIfThere } from '../infra/local/files.ts'
import { tableKeysFile } from '../infra/tableKeys.ts'

/** Writes the generated pages; with --check names the outdated ones instead. */
const isCheck = process.argv.includes('--check')
const folder = 'docs/reference'
mkdirSync(folder, { recursive: true })
const stale: string[] = []
const written = Object.entries(pages()).map(([name, content]) => [join(folder, name), content] as const)
for (const [file, content] of [...written, [tableKeysFile, await tableKeys()] as const]) {
  const isCurrent = readIfThere(file) === content
  if (!isCurrent && isCheck) stale.push(file)
  if (!isCurrent && !isCheck) writeFileSync(file, content)
}
if (stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}. Run: npm run docs`)
  process.exit(1)
}
