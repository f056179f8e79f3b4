import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ElementType, type ReactNode, useMemo } from 'react'
import { directions } from '../../../../shared/core/text/languages.ts'
import { stylesIn } from '../words/direction.ts'
import { useLanguage } from '../words/language.tsx'
import { themeWith } from './theme.ts'

/** The theme in the direction of the reader's language. */
export function Look({ LinkComponent, children }: { LinkComponent: ElementType | undefined; children: ReactNode }) {
  const direction = directions[useLanguage().language]
  const theme = useMemo(() => themeWith(LinkComponent, direction), [LinkComponent, direction])
  return (
    <CacheProvider value={stylesIn(direction)}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
