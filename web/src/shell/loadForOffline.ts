import type { RolePrefix } from '../../../shared/core/access.ts'
import { keepScreens } from '../core/keepPage.ts'
import { screensOf } from '../routes.tsx'

/** Parts of the shell that load when they are first needed. */
const parts = [
  () => import('../core/words/ConfirmDialog.tsx'),
  () => import('../core/words/ToastBar.tsx'),
  () => import('./AccountMenu.tsx'),
  () => import('./CommandPalette.tsx'),
  () => import('./MenuDrawer.tsx'),
  () => import('../core/ui/FailureAlert.tsx'),
  () => import('../core/ui/Art.tsx'),
]

/** Keeps the role's document and screens. */
export const loadForOffline = (prefix: RolePrefix) =>
  void keepScreens(`/${prefix}`, [...parts, ...screensOf(prefix).flatMap(({ page, parts = [] }) => [page, ...parts])])
