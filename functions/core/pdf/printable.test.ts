import { expect, it } from 'vitest'
import { readPdf } from '../../../test/engine/pdf.ts'
import { pdfFile, pdfOf } from './paper.ts'
import { printable } from './printable.ts'

const latin = (codePoint: number) => codePoint < 0x500

it.each([
  ['Łukasz Nguyễn', 'Łukasz Nguy[?]n'],
  ['Open Table 🍎 Pantry', 'Open Table Pantry'],
  ['🍎', ''],
  ['Family 👩‍👩‍👧‍👦🏳️‍🌈 of 5️⃣', 'Family of'],
  ['محمد علي', '[?] [?]'],
  ['a\u200fb\u200b', 'ab'],
  ['Jose\u0301', 'José'],
  ['two\nlines 😢', 'two\nlines'],
])('of %j prints %j', (words, shown) => {
  expect(printable(words, latin)).toBe(shown)
})

it('a file has no boxes: what can’t be printed is left out or marked, and the mark explained', async () => {
  const write = { title: 'Packing', language: 'en' } as const
  const marked = await pdfOf(write, (paper) => paper.text('Open Table 🍎 Pantry: ሰላም, Nguyễn'))
  const { text } = await readPdf(marked)
  expect(text).toContain('Open Table Pantry: [?], Nguyễn')
  expect(text).toContain('[?] stands for letters that this file can not print')
  const plain = await pdfOf(write, (paper) => paper.text('Open Table 🍎'))
  expect((await readPdf(plain)).text.trim()).toBe('Open Table')
})

it('a label is as free of boxes as a list', async () => {
  const label = await pdfFile({ title: 'Labels', language: 'es', size: 'LETTER', margin: 0 }, (pdf) => {
    pdf.font('bold').text('ሰላም 取消 😢 García', 10, 10)
  })
  expect((await readPdf(label)).text.trim()).toBe('[?] 取消 García')
})
