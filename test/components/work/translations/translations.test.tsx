import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Translation } from '../../../../shared/work/translations/translation.ts'
import { correctionsFile, foundTexts } from '../../../../web/src/work/translations/readTexts.ts'
import TranslationsPage from '../../../../web/src/work/translations/TranslationsPage.tsx'
import { answerWith, show, value, violations } from '../../setup.tsx'

/** Reading, correcting and confirming the texts of a language that a machine wrote. */

const arabic: Translation = { Language: 'ar', Reviewed: null, Corrections: [] }
const reviewed = { Name: 'rosa@example.org', At: '2026-11-24T15:00:00.000Z' }

async function shown(translation: Translation = arabic) {
  const sent = answerWith(({ method, path }) => {
    if (method === 'GET') return value(translation)
    return value(path.endsWith('/review') ? { ...translation, Reviewed: reviewed } : translation)
  })
  await show(<TranslationsPage />)
  await expect.element(page.getByText('Please try again', { exact: false }).first()).toBeVisible()
  return () => sent.filter(({ method }) => method === 'PUT')
}

describe('the page of a language', () => {
  it('shows its texts beside English, finds by words of both, and is accessible', async () => {
    await shown()
    await expect.element(page.getByText('Machine-made, not reviewed')).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search in texts' })
    await search.fill('equal opportunity')
    await expect.element(page.getByText('1 text', { exact: true })).toBeVisible()
    await expect.element(page.getByText('This institution is an equal opportunity provider.')).toBeVisible()
    await expect.poll(violations).toEqual([])
  })

  it('says of a declaration that a correction counts from the next release', async () => {
    await shown()
    const note = page.getByText('a correction counts from the next release', { exact: false })
    await page.getByRole('searchbox', { name: 'Search in texts' }).fill('equal opportunity')
    await expect.element(page.getByText('1 text', { exact: true })).toBeVisible()
    expect(note.elements()).toEqual([])
    await page.getByRole('searchbox', { name: 'Search in texts' }).fill('I declare')
    await expect.element(note.first()).toBeVisible()
  })

  it('sends a correction of the machine’s wording', async () => {
    const sent = await shown()
    await page.getByRole('searchbox', { name: 'Search in texts' }).fill('equal opportunity')
    await expect.element(page.getByText('1 text', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Correct' }).click()
    const words = page.getByRole('textbox', { name: 'Words in Arabic' })
    const wording = (words.element() as HTMLTextAreaElement).value
    await words.fill('نص آخر')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(sent).toMatchObject([{ body: { Wording: wording, Corrected: 'نص آخر' } }])
  })

  it('is confirmed after a question, and says who read it', async () => {
    const sent = await shown()
    await page.getByRole('button', { name: 'I have read it all: confirm' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'I have read it all: confirm' }).click()
    await expect.poll(sent).toMatchObject([{ path: expect.stringContaining('/ar/review'), body: { IsReviewed: true } }])
    await expect.element(page.getByText('Reviewed by rosa@example.org', { exact: false })).toBeVisible()
  })
})

const texts = [
  { key: 'pantry/orders orderMail title', english: 'Packed', wording: 'A' },
  { key: 'core/text frameTexts save', english: 'Save', wording: 'B' },
]

it('the corrected texts alone are found by the words that stand in their place', () => {
  const corrections = { B: 'Better' }
  expect(foundTexts(texts, { search: 'better', corrections, onlyCorrected: true })).toEqual([texts[1]])
  expect(foundTexts(texts, { search: 'packed', corrections, onlyCorrected: true })).toEqual([])
  expect(foundTexts(texts, { search: '', corrections, onlyCorrected: false })).toEqual(texts)
})

it('corrections are written as the files of the project are', () => {
  const file = correctionsFile(texts, [{ Wording: 'B', Corrected: 'Better' }])
  expect(JSON.parse(file)).toEqual({ 'core/text': { frameTexts: { save: 'Better' } } })
})
