// The code of docs/adopter.md. adopter.test.ts compares them and runs it.
import {
  $cart,
  $customer,
  $isCartRestored,
  appStarted,
  cartRestoreRequested,
  createLoad,
  customerRecords,
  FaqPage,
  getFx,
  LandingIndex,
  MenuTree,
  productAdded,
  readCartFx,
  saveCartFx,
  widgetMenu,
  type StoredCart,
} from '@attesta/app/adopter';
import { allSettled, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { z } from 'zod';

// scope
const scope = fork();
void allSettled(appStarted, { scope });

export const Portal = () => (
  <Provider value={scope}>
    <Suspense fallback={null}>
      <Pages />
    </Suspense>
  </Provider>
);

// pages
export const Pages = () => (
  <Routes>
    <Route path="/" element={<LandingIndex registerPath="/join" signInPath="/enter" />} />
    <Route path="/help" element={<FaqPage />} />
    <Route path="/widgets" element={<MenuTree menu={[widgetMenu()]} />} />
    <Route path="/customers" element={<Customers country="RO" />} />
    <Route path="/basket" element={<Basket />} />
  </Routes>
);

// load
const customersSchema = z.array(z.object({ id: z.string(), name: z.string(), email: z.string() }));

export const customersLoad = createLoad(customerRecords, 'customers', async (country: string, { signal }) =>
  customersSchema.parse(await getFx({ path: '/api/customers', params: { country }, signal })),
);

// customers
function Customers({ country }: { country: string }) {
  const { customers, error } = useUnit($customer);
  const [isLoading, load] = useUnit([customersLoad.$isLoading, customersLoad.requested]);
  useEffect(() => {
    load(country);
  }, [load, country]);

  if (error !== null) return <p role="alert">The customers could not be loaded. Try again.</p>;
  if (isLoading) return <p>Loading</p>;
  return (
    <ul>
      {customers.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

// basket
function Basket() {
  const [{ checkout }, isRestored] = useUnit([$cart, $isCartRestored]);
  const [restore, add] = useUnit([cartRestoreRequested, productAdded]);
  useEffect(() => restore(), [restore]);

  const book = { id: 'book-1', name: 'MDR commentary', price: 4_550, quantity: 1 };
  return (
    <button type="button" disabled={!isRestored} onClick={() => add(book)}>
      Add to basket ({checkout.products.length})
    </button>
  );
}

// storage
export const scopeWith = (database: Map<string, StoredCart>) =>
  fork({
    handlers: [
      [readCartFx, async () => database.get('cart') ?? { text: null, owner: null }],
      [saveCartFx, async (stored: StoredCart) => void database.set('cart', stored)],
    ],
  });
