import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The register of docs/security.md names tests that exist, and says of every requirement what holds it. */

const page = readFileSync('docs/security.md', 'utf8')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, numbers, asks, heldBy]) => ({
    numbers: numbers ?? '',
    asks: asks ?? '',
    heldBy: heldBy ?? '',
  }),
)
const named = [...page.matchAll(/`((?:[\w./-]+\.test\.tsx?)|(?:test\/contract\/\w+\.ts))(?: › ([^`]+))?`/g)].map(
  ([, file = '', title]) => ({
    file,
    title,
  }),
)
const linked = [...page.matchAll(/`((?:docs|functions|infra|shared|test|web)\/[\w./-]+\.\w+)`/g)].map(
  ([, file]) => file ?? '',
)

/** Looks for a title as it stands in the source: in any quotes, as the whole name of a test or of a group of tests. */
const names = (source: string, title: string) => {
  const unwrapped = source.replace(/\(\s+/g, '(').replace(/,\s+/g, ', ')
  return ["'", '"', '`'].some(
    (quote) => unwrapped.includes(`(${quote}${title}${quote},`) || unwrapped.includes(`, ${quote}${title}${quote},`),
  )
}

describe('the register in docs/security.md', () => {
  it('has a row for more than 120 requirements', () => expect(rows.length).toBeGreaterThan(120))

  it.each(rows)('$numbers has an entry in the column “shown by”', ({ heldBy }) =>
    expect(heldBy.trim().length).toBeGreaterThan(3),
  )

  it.each(named.filter(({ title }) => title))('names a test that exists: $file › $title', ({ file, title = '' }) => {
    expect(names(readFileSync(file, 'utf8'), title)).toBe(true)
  })

  it('detects a renamed test', () => {
    expect(names(`it('holds', () => {})`, 'holds')).toBe(true)
    expect(names(`it('holds it', () => {})`, 'holds')).toBe(false)
    expect(names(`// 'holds',`, 'holds')).toBe(false)
  })

  it.each([...new Set(linked)])('names a file that exists: %s', (file) => expect(existsSync(file)).toBe(true))
})
