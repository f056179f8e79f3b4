import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SignInPage } from '../../../../web/src/network/session/SignInPage.tsx'
import { show } from '../../setup.tsx'

/** The page before the sign-in. */

afterEach(() => vi.unstubAllGlobals())

it('keeps its form in place when the demo’s accounts arrive', async () => {
  const account = {
    Password: 'x',
    Role: 'donor',
    EntityName: 'Larkfield Market',
    Hint: { en: 'Post.', es: 'Publique.' },
  }
  const accounts = Array.from({ length: 24 }, (_, n) => ({ ...account, UserName: `${n}@x.org`, Name: `Person ${n}` }))
  let arrive: ((response: Response) => void) | undefined
  vi.stubGlobal('fetch', (url: string) =>
    url === '/config.json'
      ? Promise.resolve(Response.json({ userPoolId: 'a', userPoolClientId: 'b', local: true }))
      : new Promise<Response>((resolve) => {
          arrive = resolve
        }),
  )
  await page.viewport(1280, 900)
  await show(<SignInPage />)
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  const top = () => button.element().getBoundingClientRect().top
  await expect.element(button).toBeVisible()
  await expect.poll(() => arrive).toBeDefined()
  const before = top()
  await expect
    .poll(() => {
      arrive?.(Response.json(accounts))
      return page.getByRole('button', { name: /^Person 23/ }).elements().length
    })
    .toBe(1)
  expect(top()).toBe(before)
})
