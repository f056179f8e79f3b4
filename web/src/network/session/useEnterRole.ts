import { useState } from 'react'
import type { Session } from '../../../../shared/network/session/api.ts'
import { useShowFailure } from '../../core/data/failure.ts'
import { enterRole } from './leave.ts'

/** Switches to another of the person's roles, at `to` or its first page; a failure is shown, and can be repeated. */
export function useEnterRole() {
  const showFailure = useShowFailure()
  const [isBusy, setBusy] = useState(false)
  const enter = async ({ Role, EntityID }: Session['Roles'][number], to?: string) => {
    setBusy(true)
    try {
      await enterRole(Role, EntityID, to)
    } catch (error) {
      showFailure(error)
      setBusy(false)
    }
  }
  return { isBusy, enter }
}

/** The person's roles besides the active one. */
export const otherRoles = ({ Roles, ActiveRole, EntityID }: Session) =>
  Roles.filter((own) => own.Role !== ActiveRole || own.EntityID !== EntityID)
