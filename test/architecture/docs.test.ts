import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages } from '../../infra/docs/pages.ts'

describe('the generated pages are those of the catalogues; npm run docs writes them anew', () => {
  it.each(Object.entries(pages()))('docs/reference/%s', (name, content) => {
    expect(readFileSync(`docs/reference/${name}`, 'utf8')).toBe(content)
  })
})
