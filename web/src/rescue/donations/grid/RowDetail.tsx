import { Box, List, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { isFoodBankRole } from '../../../../../shared/core/access.ts'
import type { GridRow, Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { inRankOrder } from '../../../../../shared/rescue/donations/donation.ts'
import { storageName } from '../../../../../shared/rescue/donations/names.ts'
import { statusGridTexts } from '../../../../../shared/rescue/donations/texts/statusGrid.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { ItemLines } from '../ItemLines.tsx'
import { MatchStateChip } from '../matches/MatchStateChip.tsx'
import { matchState } from '../matches/matchState.ts'

/** Detail of a row: what is in the donation and who is on its list. */
export default function RowDetail({ row }: { row: GridRow }) {
  const text = useText(statusGridTexts)
  const answer = useApi(donations.getTransaction, { id: row.ID })
  return (
    <Box sx={{ p: 2.5, bgcolor: 'background.default', borderTop: '1px solid', borderColor: 'divider' }}>
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={4} />} message={text('detailFailed')}>
        {(data) => <Detail transaction={data} />}
      </WhenLoaded>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="overline" color="textSecondary" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Detail({ transaction }: { transaction: Transaction }) {
  const text = useText(statusGridTexts)
  const { language } = useLanguage()
  const storage = transaction.AdHocTransactionStorageRequirements.map((need) =>
    storageName(need.StorageRequirement, language),
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))' }}>
      <Part title={text('contents')}>
        <ItemLines items={transaction.AdHocTransactionDonationCategories} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {[
            ...(storage.length > 0 ? [`${text('storage')}: ${storage.join(', ')}`] : []),
            transaction.DeliveryText,
          ].join(' · ')}
        </Typography>
        {transaction.Notes ? <Typography sx={{ mt: 1 }}>{transaction.Notes}</Typography> : null}
      </Part>
      <Part title={text('agencies')}>
        <Agencies transaction={transaction} />
      </Part>
    </Box>
  )
}

function Agencies({ transaction }: { transaction: Transaction }) {
  const text = useText(statusGridTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  // Ranked agencies are shown to the food bank only; asked ones to everybody who sees the donation.
  const listed = inRankOrder(transaction).filter((match) => isFoodBank || match.InitialActivationTime !== null)
  if (listed.length === 0)
    return <Typography color="textSecondary">{text(isFoodBank ? 'noAgencies' : 'nobodyAsked')}</Typography>
  return (
    <List component="ol" disablePadding tabIndex={0} sx={{ maxHeight: 320, overflowY: 'auto' }}>
      {listed.map((match) => (
        <Box component="li" key={match.ID} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75 }}>
          <Box sx={{ width: 24, fontWeight: 600, color: 'text.secondary' }}>{match.Rank ?? '–'}</Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{match.Agency.Name}</Box>
            <Typography variant="body2" color="textSecondary">
              {text('matchLine', { percent: Math.round(match.TotalMatchScore), miles: match.DistanceMiles })}
            </Typography>
          </Box>
          <MatchStateChip state={matchState(match, transaction)} />
        </Box>
      ))}
    </List>
  )
}
