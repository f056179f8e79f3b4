import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { languageNames, languages } from '../../../../shared/core/text/text.ts'
import { useLanguage, useText } from '../words/language.tsx'
import { useChooseLanguage } from '../words/useChooseLanguage.ts'

/** Both languages side by side, each in its own words: nobody has to read the other one to find theirs. */
export function LanguageSwitch() {
  const text = useText(frameTexts)
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  return (
    <Box role="group" aria-label={text('language')} sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
      {languages.map((one) => (
        <Button
          key={one}
          size="small"
          lang={one}
          aria-pressed={language === one}
          color={language === one ? 'primary' : 'inherit'}
          onClick={() => choose(one)}
        >
          {languageNames[one]}
        </Button>
      ))}
    </Box>
  )
}
