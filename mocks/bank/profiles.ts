import type { UserRow } from './row-schemas.ts'

/** The personal details of a persona. */
export type Profile = Pick<
  UserRow,
  | 'firstName'
  | 'lastName'
  | 'middleName'
  | 'phone'
  | 'accountType'
  | 'dob'
  | 'maritalstatus'
  | 'gender'
  | 'city'
  | 'address'
  | 'age'
> & { country: { name: string; symbol: string } }

/** By persona id. The phone numbers are from the range reserved for fiction (DEMO-10). */
export const profiles = {
  nora: {
    firstName: 'Nora',
    lastName: 'Quill',
    middleName: 'Aoife',
    phone: '+1 340 555 0101',
    country: { name: 'Ireland', symbol: '€' },
    accountType: 'Savings',
    dob: '1998-04-17',
    maritalstatus: 'Single',
    gender: 'Female',
    city: 'Galway',
    address: '14 Dockside Row',
    age: '27',
  },
  ada: {
    firstName: 'Ada',
    lastName: 'Fenwick',
    middleName: 'Maud',
    phone: '+1 340 555 0102',
    country: { name: 'United Kingdom', symbol: '£' },
    accountType: 'Savings',
    dob: '1984-12-10',
    maritalstatus: 'Married',
    gender: 'Female',
    city: 'York',
    address: '3 Foss Lane',
    age: '41',
  },
  karl: {
    firstName: 'Karl',
    lastName: 'Brandt',
    middleName: 'Emil',
    phone: '+1 340 555 0103',
    country: { name: 'Germany', symbol: '€' },
    accountType: 'Current',
    dob: '1979-06-02',
    maritalstatus: 'Married',
    gender: 'Male',
    city: 'Bremen',
    address: 'Weserhof 27',
    age: '46',
  },
  vera: {
    firstName: 'Vera',
    lastName: 'Lindqvist',
    middleName: 'Saga',
    phone: '+1 340 555 0104',
    country: { name: 'Sweden', symbol: 'kr' },
    accountType: 'Savings',
    dob: '1991-09-23',
    maritalstatus: 'Single',
    gender: 'Female',
    city: 'Uppsala',
    address: 'Fyrisgatan 9',
    age: '34',
  },
  lena: {
    firstName: 'Lena',
    lastName: 'Okafor',
    middleName: 'Ife',
    phone: '+1 340 555 0105',
    country: { name: 'Nigeria', symbol: '₦' },
    accountType: 'Savings',
    dob: '1988-02-29',
    maritalstatus: 'Married',
    gender: 'Female',
    city: 'Enugu',
    address: '22 Palm Crescent',
    age: '37',
  },
  omar: {
    firstName: 'Omar',
    lastName: 'Haddad',
    middleName: 'Sami',
    phone: '+1 340 555 0106',
    country: { name: 'United States', symbol: '$' },
    accountType: 'Current',
    dob: '1975-07-30',
    maritalstatus: 'Divorced',
    gender: 'Male',
    city: 'Tucson',
    address: '480 Mesquite Street',
    age: '50',
  },
  iris: {
    firstName: 'Iris',
    lastName: 'Moreau',
    middleName: 'Claire',
    phone: '+1 340 555 0107',
    country: { name: 'United States', symbol: '$' },
    accountType: 'Savings',
    dob: '1993-11-05',
    maritalstatus: 'Single',
    gender: 'Female',
    city: 'Savannah',
    address: '17 Magnolia Court',
    age: '32',
  },
  yuki: {
    firstName: 'Yuki',
    lastName: 'Tanaka',
    middleName: 'Rin',
    phone: '+1 340 555 0108',
    country: { name: 'Japan', symbol: '¥' },
    accountType: 'Savings',
    dob: '1996-03-21',
    maritalstatus: 'Single',
    gender: 'Female',
    city: 'Nara',
    address: '5-12 Sakura-dori',
    age: '29',
  },
  max: {
    firstName: 'Max',
    lastName: 'Castellan',
    middleName: 'Jude',
    phone: '+1 340 555 0109',
    country: { name: 'United States', symbol: '$' },
    accountType: 'Current',
    dob: '1962-08-14',
    maritalstatus: 'Married',
    gender: 'Male',
    city: 'Duluth',
    address: '901 Harbor Avenue',
    age: '63',
  },
} satisfies Record<string, Profile>
