import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { ReceiptView } from '../../../shared/api/receipts.ts'
import * as receipts from '../../../shared/api/receipts.ts'
import { app } from '../../../shared/text/app.ts'
import { receiptTexts as texts } from '../../../shared/text/receipts.ts'
import { formatDay } from '../../../shared/time/zone.ts'
import { go } from '../app/go.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix } from '../data/useSession.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { useToday } from '../offers/useToday.ts'
import { paths } from '../paths.ts'
import { Form } from '../ui/form/Form.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { ReceiptFields } from './ReceiptFields.tsx'
import { receiptFieldOf } from './ReceiptForm.tsx'
import { correctedValues, receiptCorrection, receiptForm } from './receiptForm.ts'

/** Corrects a receipt until its month is closed; afterwards it says so. */
export default function EditReceiptPage() {
  const text = useText(texts)
  const [query] = useSearchParams()
  const prefix = useRolePrefix()
  const id = Number(query.get('id'))
  const answer = useApi(receipts.getReceipt, { id }, { revalidateOnFocus: false })
  const { data } = answer
  return (
    <Box sx={{ maxWidth: 820 }}>
      <PageHeader title={text('editTitle', { code: data?.Code ?? '' })} back={paths.receipts(prefix, id)} />
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={5} />} message={text('receiptFailed')}>
        {(data) => <Correction key={data.ID} receipt={data} />}
      </WhenLoaded>
    </Box>
  )
}

function Correction({ receipt }: { receipt: ReceiptView }) {
  const text = useText(texts)
  const shell = useText(app)
  const { language } = useLanguage()
  const { today } = useToday()
  const prefix = useRolePrefix()
  const toast = useToast()
  // Whoever is typing corrects what they opened; a newer version is refused by the server.
  const [opened] = useState(receipt)
  const form = useForm({ resolver: zodResolver(receiptForm(today)), defaultValues: correctedValues(opened) })
  const submit = useSubmit(form, receipts.updateReceipt, {
    toInput: (values) => ({ id: opened.ID, ...receiptCorrection(values, opened.Version) }),
    failed: text('correctFailed'),
    fieldOf: receiptFieldOf,
    onSuccess: ({ ID, Code }) => {
      toast(text('corrected', { code: Code }))
      go(paths.receipts(prefix, ID), { replace: true })
    },
  })
  const day = formatDay(opened.OpenUntil, language)
  if (!opened.IsEditable) return <Alert severity="info">{text('closedSince', { day })}</Alert>
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={texts}
      submitLabel={shell('save')}
      cancelHref={paths.receipts(prefix, opened.ID)}
    >
      <Typography color="textSecondary">
        {text(opened.AdHocTransactionID === null ? 'editLead' : 'editLeadDonation', { day })}
      </Typography>
      <ReceiptFields form={form} agencyName={opened.Agency.Name} isOfDonation />
    </Form>
  )
}
