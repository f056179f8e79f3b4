import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages } from '../../infra/docs/pages.ts'

describe('the generated pages are those of the catalogues; npm run docs writes them anew', () => {
  it.each(Object.entries(pages()))('docs/%s', (name, content) => {
    expect(readFileSync(`docs/${name}`, 'utf8')).toBe(content)
  })
})
