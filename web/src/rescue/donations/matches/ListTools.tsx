import { Box, Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { rankedMatches } from '../../../../../shared/rescue/donations/donation.ts'
import { transactionTexts } from '../../../../../shared/rescue/donations/texts/transaction.ts'
import * as offers from '../../../../../shared/rescue/offers/api.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { useText } from '../../../core/words/language.tsx'
import { shows } from '../standing.ts'
import { useTransactionChange } from '../useTransaction.ts'

const WhyNotDialog = lazy(() => import('./WhyNotDialog.tsx'))

/** Actions on the list as a whole: food bank delivery, and why agencies are not on it. */
export function ListTools({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const session = useSession()
  const [isExplaining, explain] = useState(false)
  const ranked = rankedMatches(transaction)
  const isOwnAlone = ranked.length === 1 && ranked[0]?.Agency.IsMasterAgency === true
  const mayDeliver = shows('deliverByFoodBank', transaction, session) && !isOwnAlone
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', px: 1.5, pb: 1.5 }}>
      <Button onClick={() => explain(true)}>{text('whyNot')}</Button>
      {mayDeliver ? <DeliverySwitch transaction={transaction} /> : null}
      {isExplaining ? (
        <Suspense fallback={null}>
          <WhyNotDialog transaction={transaction} onClose={() => explain(false)} />
        </Suspense>
      ) : null}
    </Box>
  )
}

function DeliverySwitch({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const { act, busy } = useTransactionChange(transaction.ID)
  const deliver = () => {
    const question = { title: text('deliverTitle'), text: text('deliverText'), confirm: text('deliver') }
    const words = { ask: { ...question, isDangerous: true }, done: text('delivered') }
    return act(offers.prioritizeMasterAgency, { txId: transaction.ID }, words)
  }
  return (
    <Button loading={busy} onClick={() => void deliver()}>
      {text('deliver')}
    </Button>
  )
}
