import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lossLines } from './losses.ts'

const losses = (count: number) => Array.from({ length: count }, (_, nth) => `OfferAccepted of donation ${nth}`)

it('names up to 200 lost changes, and puts all of more into a file', () => {
  const root = mkdtempSync(join(tmpdir(), 'gleanery-losses-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'deep')
  expect(lossLines(losses(200), 'restored', folder)).toEqual(losses(200).map((line) => `Lost: ${line}`))
  expect(existsSync(folder)).toBe(false)
  const lines = lossLines(losses(203), 'restored', folder)
  const file = join(folder, 'lost-changes-restored.txt')
  expect(lines.slice(199)).toEqual(['Lost: OfferAccepted of donation 199', `And 3 more: all of them are in ${file}`])
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual(losses(203).map((line) => `Lost: ${line}`))
})
