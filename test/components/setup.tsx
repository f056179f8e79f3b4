import { CssBaseline, ThemeProvider } from '@mui/material'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, parsePath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SWRConfig } from 'swr'
import { beforeEach, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '../../shared/network/session/api.ts'
import { themeWith } from '../../web/src/core/app/theme.ts'
import { setUpClient } from '../../web/src/core/data/client.ts'
import { ConfirmProvider } from '../../web/src/core/words/confirm.tsx'
import { LanguageProvider } from '../../web/src/core/words/language.tsx'
import { ToastProvider } from '../../web/src/core/words/toast.tsx'

const theme = themeWith()

// Answers are asked for again a while after a change only where a test lets time pass.
setUpClient({ later: () => () => undefined })

// The deployed app's file, which the tests' server does not have: each page that reads it would complain in the console.
const tiles = { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', attribution: '' }
const { fetch } = globalThis
globalThis.fetch = async (input, init) =>
  input === '/config.json' ? Response.json({ userPoolId: 'a', userPoolClientId: 'b', tiles }) : fetch(input, init)

// Controls under the last test's pointer would open their tooltips over the next one. The driver's own `hover` waits
// for frames: with both cores busy it takes five times as long.
beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }))

/** Waits until React has rendered, and its effects have run: `act` is in its development build only. */
async function rendered(): Promise<void> {
  for (let task = 0; task < 3; task++)
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(undefined)
    })
}

/** Answers of one test. Held beyond it, as the app holds its own: what a test has sent may be answered after its end. */
function heldCache() {
  const value = { provider: () => cache }
  const cache = new Map<string, object>()
  flushSync(() => createRoot(document.createElement('div')).render(<SWRConfig value={value}>{null}</SWRConfig>))
  return value
}

/**
 * Renders a component inside what every screen has around it: theme, language, router, toasts and dialogs.
 * `state`: what the page before left for this one.
 */
export async function show(content: ReactNode, { path = '*', at = '/', state = undefined as unknown } = {}) {
  const router = createMemoryRouter([{ path, element: <main>{content}</main> }], {
    initialEntries: [{ ...parsePath(at), state }],
  })
  const shown = await render(
    <ThemeProvider theme={theme} defaultMode="light" noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <LanguageProvider>
        <SWRConfig value={heldCache()}>
          <ToastProvider>
            <ConfirmProvider>
              <RouterProvider router={router} />
            </ConfirmProvider>
          </ToastProvider>
        </SWRConfig>
      </LanguageProvider>
    </ThemeProvider>,
  )
  await rendered()
  return shown
}

/** The same for a component without a page of its own: `rerender` gives it other properties. */
export async function showAgain(content: ReactNode) {
  const framed = (inner: ReactNode) => (
    <ThemeProvider theme={theme} defaultMode="light" noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <LanguageProvider>
        <ToastProvider>
          <main>{inner}</main>
        </ToastProvider>
      </LanguageProvider>
    </ThemeProvider>
  )
  const { rerender } = await render(framed(content))
  await rendered()
  return { rerender: (inner: ReactNode) => rerender(framed(inner)).then(rendered) }
}

/** Lists of that person as the specification has them, from the next one that is shown to the end of the test. */
export function inComfortableRows(): void {
  const name = 'gleanery.density.1'
  localStorage.setItem(name, 'comfortable')
  onTestFinished(() => localStorage.removeItem(name))
}

/** The session of a person of a food bank. */
export const sessionAs = (ActiveRole: Session['ActiveRole']): Session => ({
  MessageCount: 0,
  PendingRealTimeReceipts: 0,
  ActiveRole,
  ContextualFoodBankID: 10,
  UserID: 1,
  UserName: 'person@example.org',
  Name: 'Pat Person',
  EntityID: 10,
  EntityName: 'Food Bank',
  CustomerID: null,
  Roles: [],
  Language: 'en',
  TimeZone: 'America/New_York',
  SecondFactor: 'optional',
})

/** Ends running transitions: axe would measure the contrast of a colour half way. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** Rules about whole documents, which a component is not. */
const documentRules = [
  'document-title',
  'html-has-lang',
  'page-has-heading-one',
  'landmark-one-main',
  'region',
  'bypass',
]

/** Violations that axe finds in the page as it stands; poll it, since a grid may still be replacing its skeleton. */
export async function violations(): Promise<string[]> {
  const rules = Object.fromEntries(documentRules.map((rule) => [rule, { enabled: false }]))
  endTransitions()
  const found = await axe.run(document, { resultTypes: ['violations'], rules })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

export interface SentRequest {
  readonly path: string
  readonly method?: string
  readonly body: unknown
  readonly key: string | null
}

/** Answers every call of the API with `answer`, and lists what was sent. */
export function answerWith(answer: (request: SentRequest) => Response | Promise<Response>): SentRequest[] {
  const sent: SentRequest[] = []
  setUpClient({
    token: async () => 'token',
    fetch: async (url, init) => {
      const request = {
        path: url,
        method: init.method ?? 'GET',
        body: sentBody(init.body),
        key: new Headers(init.headers).get('idempotency-key'),
      }
      sent.push(request)
      return answer(request)
    },
  })
  return sent
}
const sentBody = (body: RequestInit['body']) => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return body ? JSON.parse(String(body)) : undefined
}
export const value = (Value: unknown) => Response.json({ Successful: true, Value })
export const refusal = (FailureReason: string) => Response.json({ Successful: false, FailureReason })
