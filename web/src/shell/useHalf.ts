import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Role, RolePrefix } from '../../../shared/core/access.ts'
import { useSession } from '../core/data/useSession.ts'
import { localSetting } from '../core/localSetting.ts'
import { paths } from '../core/paths.ts'
import { halfAt, halvesOf, menuOf, type WorkHalf } from '../routes.tsx'

const setting = localSetting('gleanery.half', '')

/** Home of a half: the first of its screens. */
const homeOfHalf = (prefix: RolePrefix, role: Role, half: WorkHalf) =>
  menuOf(prefix, role)
    .find((entry) => entry.half === half)
    ?.menu.to(prefix) ?? paths.homeOf(role)

/**
 * The half of the work that the navigation shows: that of the open page, and on a page of both the one before, which is
 * kept on this device.
 */
export function useHalf(prefix: RolePrefix) {
  const role = useSession().ActiveRole
  const { pathname } = useLocation()
  const halves = halvesOf(prefix)
  const here = halfAt(prefix, pathname)
  useEffect(() => {
    if (here && halves.length > 1) setting.set(here)
  }, [here, halves.length])
  const before = setting.get() || (role === 'foodbankEpantryCoordinator' ? 'pantry' : 'rescue')
  const half = here ?? halves.find((one) => one === before) ?? halves[0] ?? 'rescue'
  const other = halves.find((one) => one !== half)
  return {
    half,
    home: homeOfHalf(prefix, role, half),
    other: other && { half: other, home: homeOfHalf(prefix, role, other) },
    halves,
  }
}
