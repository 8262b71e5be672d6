import { describe, expect, it } from 'vitest';
import { invitingOrigin, reachOf } from './network';

const here = { origin: 'http://127.0.0.1:8428', hostname: '127.0.0.1' };
const there = { origin: 'https://play.example', hostname: 'play.example' };
const shut = { addresses: [], openable: true };
const open = { addresses: ['http://192.168.1.23:8428', 'http://10.0.0.2:8428'], openable: false };

describe('where an invitation leads', () => {
  it('is the address on the network, once there is one', () => {
    expect(invitingOrigin(here, null)).toBe(here.origin);
    expect(invitingOrigin(here, shut)).toBe(here.origin);
    expect(invitingOrigin(here, open)).toBe('http://192.168.1.23:8428');
  });

  it('is the address of the page where that is not this computer alone', () => {
    expect(invitingOrigin(there, open)).toBe(there.origin);
  });

  it('is known to be of use to nobody else', () => {
    expect(reachOf(here, shut)).toBe('here');
    expect(reachOf(here, open)).toBe('network');
    expect(reachOf(there, shut)).toBe('unknown');
    expect(reachOf({ hostname: 'localhost' }, null)).toBe('unknown');
  });
});
