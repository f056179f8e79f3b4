import { Box, Button } from '@mui/material'
import { app } from '../../../../shared/core/text/app.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { type PendingDonorState, pendingDonorStates } from '../../../../shared/network/donors/signUp.ts'
import { pendingDonorTexts } from '../../../../shared/network/donors/texts/pendingDonors.ts'
import { useSession } from '../../core/data/useSession.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useListState } from '../../core/grid/useListState.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { paths } from '../../core/paths.ts'
import { SelectFilter } from '../../core/ui/filters.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { useText } from '../../core/words/language.tsx'
import { useCopy } from '../../core/words/useCopy.ts'
import { usePendingDonorColumns } from './pendingDonorColumns.tsx'

const emptyTitles = { waiting: 'none', approved: 'noneApproved', refused: 'noneRefused' } as const
const stateOf = (value: string): PendingDonorState => pendingDonorStates.find((state) => state === value) ?? 'waiting'

/** Stores that signed up at the food bank: those that wait, or what became of the others. */
export default function PendingDonorsPage() {
  const text = useText(pendingDonorTexts)
  const frame = useText(app)
  const { filters, setFilters } = useListState({ state: 'waiting' })
  const state = stateOf(filters.state)
  const pages = useServerPages(donors.listPendingDonors, state === 'waiting' ? {} : { state }, { poll: 60_000 })
  const columns = usePendingDonorColumns()
  return (
    <>
      <PageHeader title={frame('pendingDonors')} subtitle={text('lead')} actions={<CopyAddress />} />
      <Box sx={{ mb: 2.5 }}>
        <SelectFilter
          label={text('state')}
          value={state}
          onChange={(value) => setFilters({ state: value })}
          options={pendingDonorStates.map((value) => ({ value, label: text(`state.${value}`) }))}
          width={170}
        />
      </Box>
      <DataList
        label={frame('pendingDonors')}
        columns={columns}
        pages={pages}
        rowLabel={({ DonorName }) => DonorName}
        empty={{ title: text(emptyTitles[state]), ...(state === 'waiting' ? { text: text('noneText') } : {}) }}
      />
    </>
  )
}

/** The address that the food bank gives to stores. */
function CopyAddress() {
  const text = useText(pendingDonorTexts)
  const copy = useCopy()
  const address = `${location.origin}${paths.donorSignUp(useSession().EntityID)}`
  const said = { done: text('copied'), failed: text('copyFailed', { address }) }
  return (
    <Button variant="contained" onClick={() => void copy(address, said)}>
      {text('copyAddress')}
    </Button>
  )
}
