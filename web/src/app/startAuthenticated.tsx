import { RouterProvider } from 'react-router/dom'
import type { RolePrefix } from '../../../shared/access.ts'
import { render } from './render.tsx'
import { startRouter } from './router.tsx'

export const startAuthenticated = (prefix: RolePrefix) => render(<RouterProvider router={startRouter(prefix)} />)
