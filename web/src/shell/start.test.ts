import { afterEach, expect, it, vi } from 'vitest'

const home = vi.hoisted(() => vi.fn(async () => ({})))
const preload = vi.hoisted(() => vi.fn(async () => undefined))
const setSignedOut = vi.hoisted(() => vi.fn())
vi.mock('./screens.ts', () => ({ neighborScreens: { '/app/home': home } }))
vi.mock('../core/data/preload.ts', () => ({ preload }))
vi.mock('../pantry/neighbor/signedOut.ts', () => ({ setSignedOut, signInHere: () => undefined }))

const { startFirstScreen } = await import('./start.ts')

/** The neighbors' document in a browser that holds these keys. */
function startWith(stored: Record<string, string>) {
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('location', { hash: '' })
  startFirstScreen()
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('shows the sign-in to who did not sign in here, and loads no screen behind it', () => {
  startWith({ language: 'es' })
  expect(setSignedOut).toHaveBeenCalledWith(true)
  expect(home).not.toHaveBeenCalled()
  expect(preload).not.toHaveBeenCalled()
})

it('loads the first screen and the session of who did', () => {
  startWith({ 'CognitoIdentityServiceProvider.client.LastAuthUser': 'u1' })
  expect(setSignedOut).not.toHaveBeenCalled()
  expect(home).toHaveBeenCalledOnce()
  expect(preload).toHaveBeenCalledOnce()
})
