import type { RolePrefix } from '../../../shared/core/access.ts'
import { loadInBackground } from '../core/version.ts'
import { screensOf } from '../routes.tsx'

/** Parts of the shell that load when they are first needed. */
const parts = [
  () => import('../core/words/ConfirmDialog.tsx'),
  () => import('../core/words/ToastBar.tsx'),
  () => import('./AccountMenu.tsx'),
  () => import('./CommandPalette.tsx'),
  () => import('./MenuDrawer.tsx'),
  () => import('../core/ui/FailureAlert.tsx'),
]

/** Long enough for the first screen to load and settle. */
const quietMs = 4000

const connection = () => new Promise((back) => window.addEventListener('online', back, { once: true }))

/** Loads the code of the role's screens after the first one, so that each opens when the connection is gone. */
export function loadForOffline(prefix: RolePrefix) {
  setTimeout(async () => {
    for (const load of [...parts, ...screensOf(prefix).flatMap(({ page, parts = [] }) => [page, ...parts])]) {
      if (!navigator.onLine) await connection()
      // One after another, behind what the person does; what fails is requested again when it is needed.
      await loadInBackground(load)
    }
  }, quietMs)
}
