import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { type SyntheticEvent, useState } from 'react'
import { languageNames, languages } from '../../../../shared/core/text/languages.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { maxSignerName } from '../../../../shared/pantry/tefap/limits.ts'
import { noticeIn } from '../../../../shared/pantry/tefap/notice.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { PhotoField } from '../../core/attachments/PhotoField.tsx'
import { sendPhoto } from '../../core/attachments/sendPhoto.ts'
import { call } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useCounties } from '../../core/map/counties.ts'
import { ChoiceChips } from '../../core/ui/ChoiceChips.tsx'
import { TextInput } from '../../core/ui/inputs.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { BasisChoice } from './BasisChoice.tsx'
import { type Declaring, declarationToSend, missingIn, newDeclaring } from './declaring.ts'
import { ProxyFields } from './ProxyFields.tsx'
import { SignaturePad } from './SignaturePad.tsx'

interface DeclarationFormProps {
  id: number
  declaration: tefap.TefapDeclaration
  /** Signed by the household itself. */
  isOwn: boolean
  onSigned: () => void
}

/** The declaration from top to bottom: people, basis, home, wording, signature. */
export function DeclarationForm({ id, declaration, isOwn, onSigned }: DeclarationFormProps) {
  const text = useText(tefapTexts)
  const { language } = useLanguage()
  const [values, setValues] = useState(() => newDeclaring(declaration, isOwn ? language : declaration.Language))
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const change = (more: Partial<Declaring>) => setValues((before) => ({ ...before, ...more }))
  const { act, busy } = useAction({
    shows: { read: tefap.getTefapDeclaration, of: { id } },
    renews: 'all',
    failed: text('signFailed'),
    tell: setFailure,
  })
  const sign = async () => {
    const missing = missingIn(values)
    if (missing) return setFailure(text(missing))
    const done = await act(
      tefap.signTefapDeclaration,
      { id, ...declarationToSend(values, declaration) },
      { done: text('signed') },
    )
    if (done) onSigned()
  }
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={staysHere}>
      <People values={values} change={change} isOwn={isOwn} />
      <BasisChoice declaration={declaration} values={values} change={change} />
      <ChoiceChips
        legend={text('residency')}
        options={(['resident', 'noFixedAddress'] as const).map((value) => ({ value, label: text(value) }))}
        value={values.residency as 'resident'}
        onChange={(residency) => change({ residency })}
      />
      <CountyChoice declaration={declaration} values={values} change={change} isOwn={isOwn} />
      <ProxyFields proxies={values.proxies} onChange={(proxies) => change({ proxies })} day={declaration.Day} />
      {isOwn ? null : (
        <SelectInput
          label={text('neighborLanguage')}
          value={values.language}
          options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          onChange={(chosen) => change({ language: chosen })}
        />
      )}
      <Alert severity="info" role="note" icon={false} sx={{ typography: 'body1' }}>
        <Typography component={isOwn ? 'h2' : 'h3'} variant="subtitle1">
          {text('notice')}
        </Typography>
        <Box component="span" lang={values.language} sx={{ whiteSpace: 'pre-line' }}>
          {noticeIn(declaration.Notice, values.language)}
        </Box>
      </Alert>
      <Alert severity="info" role="note" icon={false} sx={{ typography: 'body1' }}>
        <Typography component={isOwn ? 'h2' : 'h3'} variant="subtitle1">
          {text('wording')}
        </Typography>
        <span lang={values.language}>{declaration.Wording[values.language]}</span>
      </Alert>
      <Signature
        id={id}
        declaration={declaration}
        values={values}
        change={change}
        isOwn={isOwn}
        onSending={setSending}
      />
      {failure ? (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy}
        disabled={isSending}
        onClick={() => void sign()}
        sx={{ minHeight: 56 }}
      >
        {text('sign')}
      </Button>
    </Stack>
  )
}

/** The dialog may stand in another form, which React tells of this one's events too. */
function staysHere(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

export interface DeclaringProps {
  values: Declaring
  change: (more: Partial<Declaring>) => void
}

function People({ values, change, isOwn }: DeclaringProps & { isOwn: boolean }) {
  const text = useText(tefapTexts)
  const htmlInput = { inputMode: 'numeric', maxLength: 2 } as const
  return (
    <div>
      <Typography component={isOwn ? 'h2' : 'h3'} variant="subtitle1" sx={{ mb: 1.5 }}>
        {text(isOwn ? 'household' : 'householdOf')}
      </Typography>
      <Box sx={triple}>
        {(['Minors', 'Adults', 'Seniors'] as const).map((name) => (
          <TextInput
            key={name}
            label={text(({ Minors: 'minors', Adults: 'adults', Seniors: 'seniors' } as const)[name])}
            value={values[name]}
            onChange={(value) => change({ [name]: value.replace(/\D/g, '') })}
            htmlInput={htmlInput}
          />
        ))}
      </Box>
    </div>
  )
}

/** County of residence, for the state's report; nobody has to name one. */
function CountyChoice({
  declaration,
  values,
  change,
  isOwn,
}: DeclaringProps & Pick<DeclarationFormProps, 'declaration' | 'isOwn'>) {
  const text = useText(tefapTexts)
  const counties = useCounties(declaration.Rules.state ?? '')
  if (counties.length === 0) return null
  return (
    <SelectInput
      label={text(isOwn ? 'county' : 'countyOf')}
      value={values.county}
      options={[{ value: 0, label: '' }, ...counties.map(({ ID, Name }) => ({ value: ID, label: Name }))]}
      onChange={(county) => change({ county })}
    />
  )
}

function Signature({
  id,
  declaration,
  values,
  change,
  isOwn,
  onSending,
}: DeclaringProps & { onSending: (isSending: boolean) => void } & Pick<
    DeclarationFormProps,
    'id' | 'declaration' | 'isOwn'
  >) {
  const text = useText(tefapTexts)
  const { Methods } = declaration
  const htmlInput = { maxLength: maxSignerName }
  return (
    <Stack spacing={2}>
      {Methods.length > 1 ? (
        <ChoiceChips
          legend={text('method')}
          options={Methods.map((value) => ({ value, label: text(`method.${value}`) }))}
          value={values.method}
          onChange={(method) => change({ method })}
        />
      ) : null}
      {isOwn ? null : (
        <TextInput
          label={text('memberName')}
          value={values.memberName}
          onChange={(memberName) => change({ memberName })}
          htmlInput={htmlInput}
        />
      )}
      <TextInput
        label={text('nameSigned')}
        value={values.signedName}
        onChange={(signedName) => change(isOwn ? { signedName, memberName: signedName } : { signedName })}
        htmlInput={htmlInput}
      />
      {values.method === 'paper' ? (
        <PhotoField
          title={text('paper')}
          lead={text('paperLead')}
          failed={text('paperFailed')}
          photo={values.paper}
          send={async (photo) =>
            sendPhoto(photo, await call(tefap.preparePaperPhoto, { id, ContentType: 'image/jpeg', Size: photo.size }))
          }
          onChange={(paper) => change({ paper })}
          onSending={onSending}
        />
      ) : null}
      {values.method === 'touch' ? (
        <SignaturePad value={values.strokes} onChange={(strokes) => change({ strokes })} />
      ) : null}
    </Stack>
  )
}

const triple = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } } as const
