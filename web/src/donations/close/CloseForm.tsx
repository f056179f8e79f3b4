import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormEvent, useEffect, useState } from 'react'
import type { Transaction } from '../../../../shared/api/donations.ts'
import * as donations from '../../../../shared/api/donations.ts'
import { acceptedMatch } from '../../../../shared/donation/donation.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { useShowFailure } from '../../app/failure.ts'
import { go } from '../../app/go.ts'
import { useText } from '../../app/language.tsx'
import { useToast } from '../../app/toast.tsx'
import { useUnsaved } from '../../app/unsaved.ts'
import { useAction } from '../../data/useAction.ts'
import { useRefresh } from '../../data/useApi.ts'
import { useRolePrefix } from '../../data/useSession.ts'
import { paths } from '../../paths.ts'
import { FormActions } from '../../ui/FormActions.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ItemLines } from '../ItemLines.tsx'
import { type Item, itemsOf, sentItems } from '../post/items.ts'
import { CloseQuestion } from './CloseQuestion.tsx'
import { CorrectedItems } from './CorrectedItems.tsx'

/** Picked up or not, with the final pounds; says plainly what follows from either. */
export function CloseForm({ transaction }: { transaction: Transaction }) {
  const text = useText(donorTexts)
  const prefix = useRolePrefix()
  const accepted = acceptedMatch(transaction)
  const [isPickedUp, setPickedUp] = useState<boolean | undefined>(accepted ? undefined : false)
  const [items, setItems] = useState(() => itemsOf(transaction.AdHocTransactionDonationCategories))
  const [isChecked, check] = useState(false)
  const closing = useClosing(transaction, isPickedUp !== undefined && accepted !== undefined)
  const isReceipted = transaction.IsReceiptCreationComplete
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check(true)
    const categories = isPickedUp && !isReceipted ? sentItems(items) : undefined
    if (isPickedUp === undefined || (isPickedUp && !isReceipted && !categories)) return
    void closing.close(isPickedUp, categories)
  }
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <CloseQuestion
        agency={accepted?.Agency.Name}
        isReceipted={isReceipted}
        value={isPickedUp}
        onChange={setPickedUp}
        isMissing={isChecked && isPickedUp === undefined}
      />
      {isPickedUp ? (
        <FinalPounds transaction={transaction} items={items} onChange={setItems} isChecked={isChecked} />
      ) : null}
      <Alert severity="info">{text('closeFinal')}</Alert>
      <FormActions>
        <Button color="inherit" href={paths.transaction(prefix, transaction.ID)}>
          {text('closeLater')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          size="large"
          color={isPickedUp === false ? 'error' : 'primary'}
          loading={closing.busy}
        >
          {text('closeButton')}
        </Button>
      </FormActions>
    </Stack>
  )
}

interface FinalPoundsProps {
  transaction: Transaction
  items: Item[]
  onChange: (items: Item[]) => void
  isChecked: boolean
}

/** What really left the store; a receipt that exists already has the last word. */
function FinalPounds(props: FinalPoundsProps) {
  const text = useText(donorTexts)
  const { AdHocTransactionDonationCategories, IsReceiptCreationComplete: isReceipted } = props.transaction
  return (
    <Panel title={text('closePounds')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text(isReceipted ? 'closeReceipted' : 'closePoundsLead')}
      </Typography>
      {isReceipted ? <ItemLines items={AdHocTransactionDonationCategories} /> : <CorrectedItems {...props} />}
    </Panel>
  )
}

function useClosing(transaction: Transaction, isUnsaved: boolean) {
  const text = useText(donorTexts)
  const toast = useToast()
  const showFailure = useShowFailure()
  const refresh = useRefresh()
  const prefix = useRolePrefix()
  const { run, busy } = useAction(donations.closeOut)
  const [isDone, setDone] = useState(false)
  useUnsaved(isUnsaved && !isDone)
  // Only once the guard above has heard that nothing is unsaved any more.
  useEffect(() => {
    if (isDone) go(paths.transaction(prefix, transaction.ID), { replace: true })
  }, [isDone, prefix, transaction.ID])
  const close = async (isPickedUp: boolean, categories: ReturnType<typeof sentItems>) => {
    try {
      const outcome = { id: transaction.ID, IsMarkedAsSuccessfulByDonor: isPickedUp }
      await run({ ...outcome, ...(categories ? { categories } : {}) })
      toast(text(isPickedUp ? 'closedYes' : 'closedNo', { code: transaction.Code }))
      setDone(true)
    } catch (error) {
      showFailure(error)
      void refresh(donations.getCloseOut)
    }
  }
  return { close, busy }
}
