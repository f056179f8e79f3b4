import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../infra/docs/pages.ts'

/** Writes the generated pages; with --check names the outdated ones instead. */
const isCheck = process.argv.includes('--check')
mkdirSync('docs', { recursive: true })
const stale: string[] = []
for (const [name, content] of Object.entries(pages())) {
  const file = join('docs', name)
  const isCurrent = read(file) === content
  if (!isCurrent && isCheck) stale.push(file)
  if (!isCurrent && !isCheck) writeFileSync(file, content)
}
if (stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}. Run: npm run docs`)
  process.exit(1)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fault
  }
}
