import { Box, Button } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import { isOfferedLanguage, offeredLanguages } from '../words/firstLanguage.ts'
import { useLanguage, useText } from '../words/language.tsx'
import { useChooseLanguage } from '../words/useChooseLanguage.ts'

/** Each language in its own words, many in a menu: nobody has to read another one to find theirs. */
export function LanguageSwitch() {
  return offeredLanguages().length > 2 ? <LanguageMenu /> : <LanguageButtons />
}

function LanguageButtons() {
  const text = useText(frameTexts)
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  return (
    <Box role="group" aria-label={text('language')} sx={look}>
      {offeredLanguages().map((one) => (
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

/** The browser's own menu: every page loads it. */
function LanguageMenu() {
  const text = useText(frameTexts)
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  return (
    <Box sx={look}>
      <Box
        component="select"
        aria-label={text('language')}
        value={language}
        onChange={({ target }: { target: { value: string } }) =>
          isOfferedLanguage(target.value) && choose(target.value)
        }
        sx={menuLook}
      >
        {offeredLanguages().map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </Box>
    </Box>
  )
}

const look = { display: 'flex', justifyContent: 'flex-end', gap: 0.5 } as const
const menuLook = {
  font: 'inherit',
  fontSize: 'body2.fontSize',
  minHeight: 40,
  px: 1,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
} as const
