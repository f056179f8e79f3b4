import { afterEach, expect, it } from 'vitest'
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

/** Presses without the driver's pointer, which waits for a page of this size to stand still. */
const press = (name: string) => (page.getByRole('button', { name, exact: true }).element() as HTMLElement).click()

async function opened(language: string, title: string) {
  await show(<PartsPage />)
  await expect.element(page.getByRole('button', { name: language, exact: true })).toBeVisible()
  press(language)
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

it.each([
  ['Light', 'English', 'Parts'],
  ['Dark', 'English', 'Parts'],
  ['Claro', 'Español', 'Piezas'],
  ['Oscuro', 'Español', 'Piezas'],
])('has no fault that axe finds, and stays within a narrow window: %s, %s', async (look, language, title) => {
  await opened(language, title)
  press(look)
  const scheme = /^(Light|Claro)$/.test(look) ? 'light' : 'dark'
  await expect.poll(() => document.documentElement.getAttribute('data-scheme')).toBe(scheme)
  for (const width of [320, 640, 1280]) {
    await page.viewport(width, 450)
    expect(document.documentElement.scrollWidth, String(width)).toBeLessThanOrEqual(width)
  }
  await expect.poll(violations).toEqual([])
})

it('keeps the hint of a closed field as legible as that of an open one', async () => {
  await opened('English', 'Parts')
  const hints = [...document.querySelectorAll<HTMLElement>('.MuiFormHelperText-root:not(.Mui-error)')]
  expect(new Set(hints.map((hint) => hint.classList.contains('Mui-disabled'))).size).toBe(2)
  expect(new Set(hints.map((hint) => getComputedStyle(hint).color)).size).toBe(1)
})

it('opens a drawer over the page', async () => {
  await opened('English', 'Parts')
  press('Open a drawer')
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expect.poll(violations).toEqual([])
})
