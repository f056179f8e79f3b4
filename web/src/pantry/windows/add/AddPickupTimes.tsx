import { useRolePrefix } from '../../../core/data/useSession.ts'
import { go } from '../../../core/go.ts'
import { paths } from '../../../core/paths.ts'
import AddWindowsPanel from './AddWindowsPanel.tsx'

interface AddPickupTimesProps {
  location: { readonly ID: number; readonly TimeZone: string }
}

/** The location page's tab of new pickup times; it ends at those that there are. */
export default function AddPickupTimes({ location }: AddPickupTimesProps) {
  const prefix = useRolePrefix()
  const leave = () => go(paths.pickupTimes(prefix, location.ID))
  return <AddWindowsPanel location={location} zone={location.TimeZone} onCancel={leave} onAdded={leave} />
}
