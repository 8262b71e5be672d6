import { expect, test } from 'vitest';
import { Keeping } from './keepsake';
import { FakeStorage } from './storage.fixture';

test('what is kept of a deal is there on the next visit', () => {
  const storage = new FakeStorage();
  new Keeping('m', storage).change(() => ({ numbers: { '0': 'aa' }, breach: 'history' }));
  expect(new Keeping('m', storage).kept).toMatchObject({ numbers: { '0': 'aa' }, breach: 'history' });
  expect(new Keeping('other', storage).kept).toMatchObject({ numbers: {}, breach: null });
});

test('two tabs at one match do not overwrite what the other kept', () => {
  const storage = new FakeStorage();
  const [one, other] = [new Keeping('m', storage), new Keeping('m', storage)];
  one.change(() => ({ terms: 't' }));
  other.change(({ numbers }) => ({ numbers: { ...numbers, '1': 'bb' } }));
  expect(one.kept).toMatchObject({ terms: 't', numbers: { '1': 'bb' } });
});

test('without storage it is kept as long as the page is there', () => {
  const keeping = new Keeping('m', null);
  keeping.change(() => ({ terms: 't' }));
  expect(keeping.kept.terms).toBe('t');
});

test('storage that is full or forbidden does not stop the match', () => {
  const full = new FakeStorage();
  full.setItem = () => {
    throw new Error('full');
  };
  const keeping = new Keeping('m', full);
  keeping.change(() => ({ terms: 't' }));
  expect(keeping.kept.terms).toBe('t');
});

test.each(['nonsense', '[]', '{}', '{"since":1,"terms":2}'])('what is stored is not trusted: %s', (text) => {
  const storage = new FakeStorage();
  storage.setItem('vervet.deal.m', text);
  expect(new Keeping('m', storage).kept).toMatchObject({ terms: '', numbers: {} });
});

const DAY = 24 * 60 * 60 * 1000;

test('a match is forgotten after 90 days, other things in the storage are not', () => {
  const storage = new FakeStorage();
  storage.setItem('vervet.matches', '[]');
  for (let day = 0; day <= 100; day += 1) new Keeping(`m${day}`, storage, day * DAY).change(() => ({ terms: 't' }));
  expect(storage.getItem('vervet.matches')).toBe('[]');
  expect(storage.getItem('vervet.deal.m9')).toBeNull();
  expect(storage.getItem('vervet.deal.m10')).not.toBeNull();
  expect(storage.length).toBe(92);
});

test('the oldest of very many are forgotten', () => {
  const storage = new FakeStorage();
  for (let now = 0; now < 500; now += 1) new Keeping(`m${now}`, storage, now).change(() => ({ terms: 't' }));
  expect(storage.getItem('vervet.deal.m99')).toBeNull();
  expect(storage.getItem('vervet.deal.m100')).not.toBeNull();
  expect(storage.length).toBe(400);
});
