import * as agencies from '../../../../shared/network/agencies/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { InviteThere } from '../people/InviteThere.tsx'

/** Says of an agency that is being chosen that nobody can answer for it. */
export function AttendanceNote({ agencyId }: { agencyId: number | null }) {
  const { data } = useApi(agencies.getAgency, agencyId === null ? null : { agencyId }, { revalidateOnFocus: false })
  return data?.IsUnattended && data.ID === agencyId ? (
    <InviteThere agency={data} reason={data.UnattendedReason} />
  ) : null
}
