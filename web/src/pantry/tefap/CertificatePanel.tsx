import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { Language } from '../../../../shared/core/text/text.ts'
import { signatureTexts } from '../../../../shared/pantry/orders/texts/handOverLater.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { dayText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { certificateText } from './certificateText.ts'
import { KeptUntil } from './KeptUntil.tsx'

const DeclarationDialog = lazy(() => import('./DeclarationDialog.tsx'))

/** The certificate of a customer, who may pick up, earlier ones, and signing another. */
export function CertificatePanel({ customerId: id }: { customerId: number }) {
  const text = useText(tefapTexts)
  const [isSigning, setSigning] = useState(false)
  const { data, error, mutate } = useApi(tefap.getTefapDeclaration, { id })
  return (
    <Panel
      title={text('staffTitle')}
      actions={
        data ? (
          <Button variant="outlined" onClick={() => setSigning(true)}>
            {text(data.Held ? 'renew' : 'signNow')}
          </Button>
        ) : null
      }
    >
      {error && !data ? <LoadFailed error={error} message={text('loadFailed')} onRetry={() => mutate()} /> : null}
      {!data && !error ? <RowsSkeleton rows={2} height={44} /> : null}
      {data ? <Certificate declaration={data} /> : null}
      {isSigning ? (
        <Suspense fallback={null}>
          <DeclarationDialog customerId={id} onClose={() => setSigning(false)} />
        </Suspense>
      ) : null}
    </Panel>
  )
}

function Certificate({ declaration }: { declaration: tefap.TefapDeclaration }) {
  const text = useText(tefapTexts)
  const { language } = useLanguage()
  const { Held, Rules, Certificates, Day } = declaration
  const { tone, said } = certificateText(text, declaration, language)
  const proxies = (Held?.Proxies ?? []).filter(({ Until }) => Until >= Day)
  return (
    <Stack spacing={1.5}>
      <Alert severity={tone} role="status">
        {said}
        {Held?.Basis === 'migrated' ? <div>{text('migrated')}</div> : null}
      </Alert>
      {proxies.length > 0 ? (
        <Typography>
          {text('mayPickUp', {
            names: proxies.map((one) => `${one.Name} (${dayText(one.Until, language)})`).join(', '),
          })}
        </Typography>
      ) : null}
      {Rules.visitsPerMonth === null ? null : (
        <Typography>{text('visits', { count: Rules.visitsPerMonth })}</Typography>
      )}
      <KeptUntil declaration={declaration} />
      {Certificates.length > 0 ? <Earlier certificates={Certificates} language={language} /> : null}
      <Typography variant="body2" color="textSecondary">
        {text('rulesOf', { state: Rules.name, day: dayText(Rules.checked, language) })}. {text('notLegal')}
      </Typography>
    </Stack>
  )
}

interface EarlierProps {
  certificates: tefap.TefapDeclaration['Certificates']
  language: Language
}
function Earlier({ certificates, language }: EarlierProps) {
  const laterText = useText(signatureTexts)
  const text = useText(tefapTexts)
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {text('earlier')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {certificates.map((one) => (
          <li key={one.ID}>
            {text('signedOn', { day: dayText(one.Signed, language), method: text(`method.${one.Method}`) })}
            {one.Witness ? `, ${text('witness', { name: one.Sheet?.Witness ?? one.Witness.Name })}` : null}
            {one.Sheet
              ? `, ${laterText('typedIn', { day: dayText(one.Sheet.TypedIn, language), name: one.Witness?.Name ?? '' })}`
              : null}
            {one.PaperPhotoUrl ? (
              <>
                {', '}
                <Link href={one.PaperPhotoUrl} target="_blank" rel="noreferrer">
                  {text('showPaper')}
                </Link>
              </>
            ) : null}
          </li>
        ))}
      </Box>
    </div>
  )
}
