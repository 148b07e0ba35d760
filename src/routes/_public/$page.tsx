import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#src/pages/not-found.tsx'
import { ProductPageView } from '#src/pages/product-page.tsx'
import { loadProductPage, productPageHead } from '#src/pages/product-pages.ts'

export const Route = createFileRoute('/_public/$page')({
  loader: ({ params }) => loadProductPage(params.page),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => productPageHead(loaderData),
  component: () => <ProductPageView page={Route.useLoaderData()} />,
  notFoundComponent: NotFound,
})
