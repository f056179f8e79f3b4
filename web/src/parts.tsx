import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from './core/app/render.tsx'
import { PartsPage } from './parts/PartsPage.tsx'

/** The page of parts: served by `npm run dev` alone, and part of no build. */
render(
  <RouterProvider
    router={createMemoryRouter([
      {
        path: '*',
        element: (
          <main>
            <PartsPage />
          </main>
        ),
      },
    ])}
  />,
)
