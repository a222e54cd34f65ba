/** A page of React alone: what it weighs is taken off what every other page weighs. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

function Count() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => flushSync(() => setCount(count + 1))}>
      {count}
    </button>
  );
}

createRoot(document.getElementById('root')!).render(<Count />);
