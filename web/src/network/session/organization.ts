import { localSetting } from '../../core/localSetting.ts'

/** Facts about signing in with what somebody's organization has, for pages that mostly need none of it. */

/** Provider by which somebody came on this device, until they sign out: the pool's own address remembers them as well. */
export const usedOrganization = localSetting('gleanery.organizationUsed', '')

/** Comes back from an organization: with a code, or with the pool's words of what was wrong. */
export const isReturn = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return query.has('state') && (query.has('code') || query.has('error'))
}
