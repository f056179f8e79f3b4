import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages } from '../../infra/docs/pages.ts'

describe('the generated pages are those of the catalogues; npm run docs writes them anew', () => {
  it.each(Object.entries(pages()))('docs/reference/%s', (name, content) => {
    expect(readFileSync(`docs/reference/${name}`, 'utf8')).toBe(content)
  })
})

/** Those that people write; what a changelog names may be gone since. */
const written = [...globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md']), '.github/pull_request_template.md'].filter(
  (page) => page !== 'CHANGELOG.md',
)

describe.each(written)('%s', (page) => {
  const text = readFileSync(page, 'utf8')

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => join(dirname(page), to))
    expect(links.filter((to) => !existsSync(to))).toEqual([])
  })

  it('names files and folders that are there', () => {
    const paths = [...text.matchAll(/`((?:bin|docs|events|functions|infra|shared|test|web)\/[\w./*-]*)`/g)]
    expect(paths.map(([, path = '']) => path).filter((path) => globSync(path).length === 0)).toEqual([])
  })
})

describe('the map of nouns', () => {
  const floors = { S: 'shared', F: 'functions', W: 'web/src' }
  const contexts = ['network', 'rescue', 'pantry', 'work']
  const nounsIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  const [, ...parts] = readFileSync('docs/nouns.md', 'utf8').split(/^## /m)

  it.each(contexts)('has every noun of %s, with the floors on which it has a folder', (context) => {
    const part = parts.find((one) => one.startsWith(`${context}:`)) ?? ''
    const rows = [...part.matchAll(/^\| (\w+) \| ([SFW ]+) \|/gm)].map(([, noun, on]) => `${noun}: ${on}`)
    const nouns = new Set(Object.values(floors).flatMap((floor) => nounsIn(`${floor}/${context}`)))
    const marked = (noun: string) => Object.entries(floors).filter(([, at]) => existsSync(`${at}/${context}/${noun}`))
    const there = [...nouns].map(
      (noun) =>
        `${noun}: ${marked(noun)
          .map(([mark]) => mark)
          .join(' ')}`,
    )
    expect(rows.toSorted()).toEqual(there.toSorted())
  })
})
