import { Box, Button, TextField, Typography } from '@mui/material'
import { memo, useState } from 'react'
import { languageIn } from '../../../../shared/core/text/languageIn.ts'
import { directions } from '../../../../shared/core/text/languages.ts'
import type { MadeLanguage } from '../../../../shared/core/text/made.ts'
import * as translations from '../../../../shared/work/translations/api.ts'
import { translationTexts } from '../../../../shared/work/translations/texts.ts'
import { maxWording } from '../../../../shared/work/translations/translation.ts'
import { useAction } from '../../core/data/useAction.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { isFixed, type TextToRead } from './readTexts.ts'

interface TranslatedTextProps {
  language: MadeLanguage
  read: TextToRead
  corrected: string | undefined
}

/** One text beside the English one; its words can be corrected in place. */
export const TranslatedText = memo(function TranslatedText({ language, read, corrected }: TranslatedTextProps) {
  const text = useText(translationTexts)
  const [isOpen, setOpen] = useState(false)
  const written = { lang: language, dir: directions[language] }
  return (
    <Box component="li" sx={line}>
      <Typography lang="en" sx={{ whiteSpace: 'pre-line' }}>
        {read.english}
      </Typography>
      {isOpen ? (
        <Correcting language={language} read={read} corrected={corrected} onClose={() => setOpen(false)} />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flex: 1 }}>
            <Typography {...written} sx={{ whiteSpace: 'pre-line' }}>
              {corrected ?? read.wording}
            </Typography>
            {corrected === undefined ? null : <StatusChip isSmall tone="success" label={text('corrected')} />}
            {isFixed(read) ? (
              <Typography variant="body2" color="textSecondary">
                {text('withRelease')}
              </Typography>
            ) : null}
          </Box>
          <Button size="small" onClick={() => setOpen(true)}>
            {text('correct')}
          </Button>
        </Box>
      )}
    </Box>
  )
})

function Correcting({ language, read, corrected, onClose }: TranslatedTextProps & { onClose: () => void }) {
  const text = useText(translationTexts)
  const reader = useLanguage().language
  const [words, setWords] = useState(corrected ?? read.wording)
  const [failure, setFailure] = useState<string>()
  const shows = { read: translations.getTranslation, of: { language } }
  const { act, busy } = useAction({ shows, tell: setFailure })
  const save = async (Corrected: string | null) => {
    const input = { language, Wording: read.wording, Corrected }
    if (await act(translations.correctTranslation, input, { done: text('changed') })) onClose()
  }
  return (
    <Box>
      <TextField
        label={text('words', { language: languageIn(language, reader) })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={failure !== undefined}
        helperText={failure}
        multiline
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { lang: language, dir: directions[language], maxLength: maxWording } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" size="small" disabled={busy || words.trim() === ''} onClick={() => save(words)}>
          {text('save')}
        </Button>
        {corrected === undefined ? null : (
          <Button size="small" disabled={busy} onClick={() => save(null)}>
            {text('useMachine')}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {text('cancel')}
        </Button>
      </Box>
    </Box>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 56px',
} as const
