import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PartsPage, partGroups } from '../../../web/src/parts/PartsPage.tsx'
import { show, violations } from '../setup.tsx'

/** The page of parts: complete, and sound in each look and language. */

afterEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../web/src/core/{ui,figures}/**/*.tsx', {
  eager: true,
})
const components = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([key, component]) => {
    const name = key === 'default' ? (path.match(/(\w+)\.tsx$/)?.[1] ?? '') : key
    return /^[A-Z]/.test(name) && typeof component === 'function' ? [{ name, component }] : []
  }),
)

it('shows every component of the shared parts and figures, each once', () => {
  const parts = partGroups.flatMap(([, group]) => group.map(({ of }) => of as unknown))
  expect(components.length).toBeGreaterThan(60)
  expect(components.filter(({ component }) => !parts.includes(component)).map(({ name }) => name)).toEqual([])
  expect(new Set(parts).size).toBe(parts.length)
})

const opened = async (look: string, language: string) => {
  await show(<PartsPage />)
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: look }).click()
  await page.getByRole('button', { name: language }).click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: language === 'Español' ? 'Piezas' : 'Parts' }))
    .toBeVisible()
}

describe.each([
  ['Light', 'English'],
  ['Light', 'Español'],
  ['Dark', 'English'],
  ['Dark', 'Español'],
])('in the look %s and in %s', (look, language) => {
  it('has no fault that axe finds', async () => {
    await opened(look, language)
    await expect.poll(violations).toEqual([])
  })

  it.each([320, 640, 1280])('stays within %i pixels', async (width) => {
    await page.viewport(width, 450)
    await opened(look, language)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

it('asks, tells, and opens drawer and form over the page', async () => {
  await show(<PartsPage />)
  await page.getByRole('button', { name: 'Open a drawer' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Riverside Food Pantry' })).toBeVisible()
  await expect.poll(violations).toEqual([])
})
