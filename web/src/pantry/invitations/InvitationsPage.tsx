import { Box, Button } from '@mui/material'
import { useMemo } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import * as invitations from '../../../../shared/pantry/invitations/api.ts'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { dateFilters } from '../../core/time/dateRange.ts'
import { zoneHere } from '../../core/time/time.ts'
import { DateRangeFilter } from '../../core/ui/filters.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { InvitationCard, invitationColumns } from './invitationColumns.tsx'

/** A queued invitation is sent within seconds. */
const poll = 15_000

/** Invitations to order, newest first (state app.orderahead-invitations). */
export default function InvitationsPage() {
  const text = useText(invitationTexts)
  const frame = useText(app)
  const { today } = useToday()
  const prefix = useRolePrefix()
  const list = useListState({ start: '', end: '' })
  const days = dateFilters(list.filters)
  const input = list.isNarrowed ? { ...days, zone: zoneHere() } : {}
  const pages = useServerPages(invitations.getCustomerInvitationsGrid, input, { poll })
  const columns = useMemo(() => invitationColumns(text), [text])
  return (
    <>
      <PageHeader
        title={frame('invitations')}
        subtitle={text('listLead')}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" href={paths.bulkInvitation(prefix)}>
              {text('inviteMany')}
            </Button>
            <Button variant="contained" href={paths.invitation(prefix)}>
              {text('invite')}
            </Button>
          </Box>
        }
      />
      <Box role="search" className="no-print" sx={{ mb: 2 }}>
        <DateRangeFilter value={list.filters} onChange={list.setFilters} today={today} mayBeOpen />
      </Box>
      <DataList
        label={frame('invitations')}
        columns={columns}
        pages={pages}
        rowHeight={72}
        rowLabel={({ ReferralCode }) => ReferralCode.Code}
        renderCard={(row) => <InvitationCard row={row} />}
        empty={{
          title: text('none'),
          text: text('noneText'),
          action: { label: text('invite'), href: paths.invitation(prefix) },
        }}
        onClearFilters={list.clear}
      />
    </>
  )
}
